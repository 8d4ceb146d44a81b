import type { Output, Schemas } from './contract/index.ts'

export type Userinfo = Output<Schemas['user']['info']>['userinfo']
export type Website = Output<Schemas['website']['addWebsite']>
export type LiveCheck = Output<Schemas['website']['liveCheck']>
export type Breakdown = Output<Schemas['stats']['dashboard']>['breakdowns'][number]
export type SiteOverview = Output<Schemas['stats']['overview']>['sites'][number]
export type Dashboard = Output<Schemas['stats']['dashboard']>
