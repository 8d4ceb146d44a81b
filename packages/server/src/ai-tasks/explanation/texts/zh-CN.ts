import type { ExplanationTexts } from './types.ts'

export const zhCN: ExplanationTexts = {
  headline: (metric) => ({
    more: `${metric}从 {before} 上升到 {value}（{change}）。`,
    less: `${metric}从 {before} 下降到 {value}（{change}）。`,
    same: `${metric}保持在 {value}。`,
    first: `${metric}：本时段为 {value}。{period_before} 没有数据，无法对比。`,
    none: `${metric}：本时段没有数据，{period_before} 为 {before}。`,
    unknown: `{period} 与 {period_before} 的${metric}无法对比。`,
  }),
  cause: (name) => ({
    contribution: `来自{${name}}：{${name}_contribution}，现为 {${name}_value}，此前为 {${name}_before}。`,
    parts: `来自{${name}}：{${name}_contribution}，其中 {${name}_rate_effect} 源于自身数值的变化，{${name}_mix_effect} 源于访问占比的变化。`,
    ranked: `{${name}}：现为 {${name}_value}，此前为 {${name}_before}。`,
  }),
  against: {
    contribution: '与整体相反的是{against}：{against_contribution}。',
    ranked: '与整体相反的是{against}：现为 {against_value}，此前为 {against_before}。',
  },
  note: {
    overlap: '同一访客可能对应多个值，因此各部分之间有重叠。',
    ranked: '在当前筛选条件下只能排序，无法得出各部分的贡献。',
  },
  nothing: '没有特别突出的值。',
}
