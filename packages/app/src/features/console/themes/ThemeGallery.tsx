import { Plural, useLingui } from '@lingui/react/macro'
import type { Theme, ThemePosition } from '@sightline/api-client'
import {
  Badge,
  Gallery,
  IconButton,
  Menu,
  MoreIcon,
  type GalleryProps,
  type ListPageState,
  type MenuGroup,
} from '@sightline/ui'
import { SiteMiniature } from '../../../lib/site-theme/SiteMiniature.tsx'
import { useThemeStatusNames } from './useThemeStatusNames.ts'

interface ThemeGalleryProps extends Pick<GalleryProps<Theme>, 'empty'> {
  list: ListPageState<Theme, 'id' | 'name' | 'status'>
  menuOf: (theme: Theme) => readonly MenuGroup[]
  onOpen: (theme: Theme) => void
  onMove: (theme: Theme, target: string, position: ThemePosition) => void
}

/** The themes as cards, each with its picture or a small dashboard in its look. In their own order they can be moved. */
export function ThemeGallery({ list, menuOf, onOpen, onMove, empty }: ThemeGalleryProps) {
  const { t } = useLingui()
  const menu = (theme: Theme) => <ThemeMenu name={theme.name} items={menuOf(theme)} />
  const { columnKey, order } = list.listSorter
  const isOwnOrder = columnKey === null || (columnKey === 'sort' && order === 'ascend')
  return (
    <Gallery
      aria-label={t`Templates`}
      items={list.items}
      itemName={({ name }) => name}
      drawing={drawingOf}
      description={stateOf}
      menu={menu}
      onOpen={onOpen}
      onMove={isOwnOrder ? (theme, { target, position }) => onMove(theme, target, position) : undefined}
      loadingState={list.loadingState}
      errorMessage={list.errorMessage}
      onRetry={list.onRetry}
      isDenied={list.isDenied}
      empty={empty}
      onClearFilters={list.onClearFilters}
      pagination={list.pagination}
      onPageChange={list.changePage}
    />
  )
}

/** The picture that somebody chose for the list; without one a small dashboard. */
const drawingOf = (theme: Theme) =>
  theme.preview_image === null ? (
    <SiteMiniature look={theme} name="example.com" />
  ) : (
    <img src={theme.preview_image} alt="" loading="lazy" draggable={false} />
  )

const stateOf = (theme: Theme) => <ThemeState theme={theme} />

function ThemeState({ theme: { status, websites } }: { theme: Theme }) {
  const statusNames = useThemeStatusNames()
  return (
    <>
      <Badge tone={status === 'published' ? 'positive' : 'neutral'}>{statusNames[status]}</Badge>
      <Plural value={websites} _0="No website uses it" one="# website uses it" other="# websites use it" />
    </>
  )
}

function ThemeMenu({ name, items }: { name: string; items: readonly MenuGroup[] }) {
  const { t } = useLingui()
  const label = t`More about ${name}`
  return <Menu aria-label={label} trigger={<IconButton icon={MoreIcon} aria-label={label} />} items={items} />
}
