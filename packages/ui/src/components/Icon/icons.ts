/** The icons that pages hand to the components of the kit. */
export {
  ArrowRight as ArrowRightIcon,
  Calendar as CalendarIcon,
  CodeXml as CodeIcon,
  Coins as CoinsIcon,
  Compass as CompassIcon,
  Globe as GlobeIcon,
  Plus as PlusIcon,
  Radio as RadioIcon,
  RotateCw as RetryIcon,
  SearchX as NoMatchIcon,
  TriangleAlert as WarningIcon,
  Type as TextIcon,
} from 'lucide-react'
