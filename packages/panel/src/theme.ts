import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const ink: MantineColorsTuple = [
  '#eef3fb',
  '#dbe4f3',
  '#b4c7e6',
  '#8aa7d9',
  '#678bce',
  '#517ac7',
  '#3f6abf',
  '#30569f',
  '#274a8e',
  '#1b3d7c',
]

const systemFonts =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif'

/** How the panel looks: quiet, one colour, system fonts. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  colors: { ink },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  fontFamily: systemFonts,
  headings: {
    fontFamily: systemFonts,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.45' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
})

/** Colours that pass the contrast of WCAG AA on our surfaces, in both schemes. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#5a6270',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-placeholder': '#6b7280',
    '--panel-canvas': '#f5f6f8',
    '--panel-line': '#e2e5ea',
    '--panel-hover': '#f1f3f6',
  },
  dark: {
    '--mantine-color-body': '#1d2026',
    '--mantine-color-dimmed': '#a3abb8',
    '--mantine-color-error': '#ff9b94',
    '--mantine-color-placeholder': '#98a1af',
    '--panel-canvas': '#141619',
    '--panel-line': '#30353d',
    '--panel-hover': '#262a31',
  },
})
