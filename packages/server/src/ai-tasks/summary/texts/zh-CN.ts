import type { SummaryTexts } from './types.ts'

export const zhCN: SummaryTexts = {
  headline: {
    more: '{site} 的访问次数多于此前同等天数：{visits}，此前为 {visits_before}（{visits_change}）。',
    fewer: '{site} 的访问次数少于此前同等天数：{visits}，此前为 {visits_before}（{visits_change}）。',
    same: '{site} 的访问次数与此前同等天数持平：{visits}。',
    first: '{site} 有 {visits} 次访问。此前没有访问记录，无法对比。',
    none: '{site} 这段时间没有访问记录，此前为 {visits_before} 次。',
  },
  metric: (label, metric) => `${label}：{${metric}}，此前为 {${metric}_before}（{${metric}_change}）。`,
  cause: (name) =>
    `变化最大的是{${name}}：{${name}_difference} 次访问，现为 {${name}_visits}，此前为 {${name}_before}。`,
  lookAt: {
    loss: '值得关注：{loss}的访问仍在减少：{loss_difference}，现为 {loss_visits}，此前为 {loss_before}。',
    bounce_rate: '值得关注：跳出率上升到 {bounce_rate}（{bounce_rate_change}）。',
    cause: '值得关注：{cause_1}，变化最大。',
  },
}
