import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

const root = import.meta.dirname

/**
 * The kit’s components bring their English texts along, so that nobody needs a catalogue for them; the app’s are in catalogues alone.
 * No glob: Babel would look for one below the folder that the build is started in.
 */
const kit = /[/\\]packages[/\\]ui[/\\]src[/\\]/
const installed = /[/\\]node_modules[/\\]/
const macros = (descriptorFields: 'auto' | 'message') =>
  linguiTransformerBabelPreset({ descriptorFields }, { cwd: root })

/** What every build of React code in this repository needs: JSX, and Lingui's macros and catalogues. */
export const plugins = (): PluginOption[] => [
  react(),
  lingui({ cwd: root }),
  babel({ include: [kit], presets: [macros('message')] }),
  babel({ exclude: [kit, installed], presets: [macros('auto')] }),
]
