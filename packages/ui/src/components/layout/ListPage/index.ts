export { ListPage, type ListPageProps, type ListPageState } from './ListPage.tsx'
