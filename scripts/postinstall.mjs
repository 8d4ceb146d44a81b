// npm runs this after every install, also after one by hand, so that the next `npm start` need not install again.
import { rememberInstall } from './install-stamp.mjs'

rememberInstall()
