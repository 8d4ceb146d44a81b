import { testPages } from './page-rules.ts'

testPages(['light', 'zh-CN'])
