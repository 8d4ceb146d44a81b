import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

const root = import.meta.dirname

/** What every build of React code in this repository needs: JSX, and Lingui's macros and catalogues. */
export const plugins = (): PluginOption[] => [
  react(),
  lingui({ cwd: root }),
  babel({ presets: [linguiTransformerBabelPreset({}, { cwd: root })] }),
]
