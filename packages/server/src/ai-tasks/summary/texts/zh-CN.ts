import type { SummaryTexts } from './texts.ts'

export const zhCN: SummaryTexts = {
  metrics: {
    visits: '访问次数',
    visitors: '访客数',
    pageviews: '浏览量',
    bounce_rate: '跳出率',
    visit_duration: '访问时长',
  },
  dimensions: {
    source: '来源',
    entry_page: '入口页面',
    utm_campaign: '广告活动',
    country: '国家/地区',
    device: '设备',
    browser: '浏览器',
    os: '操作系统',
    language: '语言',
  },
  devices: { desktop: '台式机', laptop: '笔记本电脑', tablet: '平板电脑', mobile: '手机' },
  missing: '直接访问 / 无',
  named: (dimension, value) => `${dimension}“${value}”`,
  points: (difference) => `${difference} 个百分点`,
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
