import { testPages } from './page-rules.ts'

testPages(['dark', 'ar'])
