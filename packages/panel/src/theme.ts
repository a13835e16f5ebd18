import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import type { KeyboardEvent, MouseEvent } from 'react'

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

const slate: MantineColorsTuple = [
  '#d5d9e0',
  '#b8bec8',
  '#8b93a1',
  '#6a7280',
  '#454b57',
  '#363c46',
  '#262a31',
  '#1d2026',
  '#16181c',
  '#111316',
]

const systemFonts =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif'

/** How the panel looks: quiet, one colour, system fonts. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 6 },
  colors: { ink, dark: slate },
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
  components: {
    // By their names: their code comes with the rooms that use them. Inside a dialog a header is no landmark of the page.
    // Commands and links break into lines: what is scrolled sideways is out of reach of keys.
    Code: { styles: { root: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } },
    Modal: {
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        closeButtonProps: { 'aria-label': 'Close' },
        // What the dialog changed is to be seen at once.
        transitionProps: { transition: 'fade-down', duration: 150, exitDuration: 0 },
      },
    },
    Drawer: {
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
    // Who clicks into a list that can be searched types what they look for, not behind what is chosen; Enter takes the first that is found.
    Select: {
      defaultProps: { selectFirstOptionOnChange: true, onClick: selectText, onKeyDown: neverSendOpen },
    },
    // Here Enter takes what is found, and never saves the form: a country that is half typed would be left out of it.
    MultiSelect: { defaultProps: { selectFirstOptionOnChange: true, onKeyDown: neverSend } },
    // Who presses Enter once too often behind the last word has not asked to save the form.
    TagsInput: { defaultProps: { onKeyDown: keepForm } },
    // Who uses keys wants to read what they typed, too.
    PasswordInput: { defaultProps: { visibilityToggleFocusable: true } },
    EmptyState: { defaultProps: { px: 'md' } },
    Table: {
      defaultProps: { borderColor: 'var(--panel-line)', highlightOnHoverColor: 'var(--panel-hover)' },
    },
  },
})

function selectText({ currentTarget }: MouseEvent<HTMLElement>): void {
  if (currentTarget instanceof HTMLInputElement && !currentTarget.readOnly) currentTarget.select()
}

/** Behind words that nothing matches, too, Enter is about the list that is open. */
function neverSendOpen(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.currentTarget.getAttribute('aria-expanded') === 'true') neverSend(event)
}

function neverSend(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter') event.preventDefault()
}

function keepForm(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && event.currentTarget.value.trim() === '') event.preventDefault()
}

/** Colours that pass the contrast of WCAG AA on our surfaces, in both schemes. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#5a6270',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-placeholder': '#6b7280',
    '--mantine-color-orange-light-color': '#6f4300',
    '--mantine-color-yellow-light-color': '#6f4300',
    '--mantine-color-red-light-color': '#8c1d18',
    '--panel-canvas': '#f5f6f8',
    '--panel-line': '#e2e5ea',
    '--panel-hover': '#f1f3f6',
    '--panel-edge-shadow': 'rgb(20 30 45 / 16%)',
    '--panel-calm-bg': '#e9ecf0',
    '--panel-calm': '#3d4551',
    '--panel-good-bg': '#dcf2e4',
    '--panel-good': '#11552f',
    '--panel-due-bg': '#fdeccc',
    '--panel-due': '#6f4300',
    '--panel-bad-bg': '#fde1df',
    '--panel-bad': '#8c1d18',
  },
  dark: {
    '--mantine-color-body': '#1d2026',
    '--mantine-color-dimmed': '#a3abb8',
    '--mantine-color-error': '#ff9b94',
    '--mantine-color-placeholder': '#98a1af',
    '--mantine-color-orange-light-color': '#ffd68a',
    '--mantine-color-yellow-light-color': '#ffd68a',
    '--mantine-color-red-light-color': '#ffb4ad',
    '--panel-canvas': '#141619',
    '--panel-line': '#30353d',
    '--panel-hover': '#262a31',
    '--panel-edge-shadow': 'rgb(0 0 0 / 55%)',
    '--panel-calm-bg': '#353b44',
    '--panel-calm': '#d3d8df',
    '--panel-good-bg': '#173d2a',
    '--panel-good': '#a4e3bd',
    '--panel-due-bg': '#49350d',
    '--panel-due': '#ffd68a',
    '--panel-bad-bg': '#521d1a',
    '--panel-bad': '#ffb4ad',
    '--mantine-color-anchor': '#a3bdf0',
    '--mantine-color-default': '#262a31',
  },
})
