/** Parts of the kit by the name of their folders, with everything that only they import. */
const partsOf = (...names: string[]) => new RegExp(`/packages/ui/src/(${names.join('|')})/`)

/**
 * The files that code comes in, the first of which takes what several want. Left to itself Rolldown makes one for every set
 * of pages that share something: dozens of tiny ones, and each request has a price of its own. What no group names is still
 * left to it.
 */
export const chunks = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|styled-components)\// },
  { name: 'icons', test: /\/node_modules\/lucide-react\// },
  {
    name: 'data',
    test: /\/node_modules\/(axios|@tanstack\/(react-query|query-core)|@lingui|wouter)\/|\/packages\/api-client\//,
  },
  {
    name: 'kit',
    test: partsOf(
      'theme',
      'text',
      'format',
      'parts',
      'components/(Badge|Button|Card|EmptyState|ErrorState|IconButton|Identity|Link|Rays|SiteCard|Skeleton|TierBadge|VisuallyHidden)',
    ),
  },
  {
    name: 'app',
    test: /\/packages\/app\/src\/(layout|navigation|preferences|session|texts)\/|\/vite\/preload-helper/,
    minShareCount: 2,
  },
  { name: 'forms', test: partsOf('components/(Form|FormErrorSummary|TextField|PasswordField|Callout)') },
  {
    name: 'controls',
    test: partsOf('components/(Combobox|ConfirmDialog|Dialog|Popover|SegmentedControl|Select|Switch|Tabs)'),
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }))
