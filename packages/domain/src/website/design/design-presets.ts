import { type ColorRole, roleOfColor } from './color-role.ts'
import type { TweakField, TweakValues } from './tweak-field.ts'

/** Colours and fonts that go together. */
export interface DesignPreset {
  readonly name: string
  readonly colors: Readonly<Record<ColorRole, string>>
  /** Fonts that computers have, so that nothing is fetched from elsewhere. */
  readonly heading: string
  readonly body: string
}

/** Stacks of fonts that computers have, by the kind of letter. */
export const fontStacks = {
  'Plain (system)': 'system-ui, sans-serif',
  Geometric: '"Avenir Next", Avenir, Montserrat, Corbel, "URW Gothic", sans-serif',
  Humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
  Classical: 'Optima, Candara, "Noto Sans", sans-serif',
  Industrial:
    'Bahnschrift, "DIN Alternate", "Franklin Gothic Medium", "Nimbus Sans Narrow", sans-serif-condensed, sans-serif',
  Rounded:
    '"Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Manjari, "Arial Rounded MT Bold", Calibri, sans-serif',
  Bookish: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif',
  Transitional: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif',
  Elegant: 'Didot, "Bodoni MT", "Noto Serif Display", "URW Palladio L", P052, Sylfaen, serif',
  Slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif',
  Georgia: 'Georgia, "Times New Roman", serif',
  Typewriter: '"Nimbus Mono PS", "Courier New", monospace',
} as const

/** Looks to begin with. Ink on paper and the words on buttons are read by everybody: a test measures their contrast. */
export const designPresets: readonly DesignPreset[] = [
  {
    name: 'Linen',
    colors: {
      paper: '#f6f1e7',
      surface: '#fffdf8',
      ink: '#2a2620',
      muted: '#665d4f',
      line: '#ddd3c1',
      accent: '#7a4a2b',
      accentInk: '#ffffff',
    },
    heading: fontStacks.Bookish,
    body: fontStacks.Humanist,
  },
  {
    name: 'Harbour',
    colors: {
      paper: '#f3f6f8',
      surface: '#ffffff',
      ink: '#16242f',
      muted: '#51636f',
      line: '#cfd9e0',
      accent: '#1f5673',
      accentInk: '#ffffff',
    },
    heading: fontStacks.Transitional,
    body: fontStacks['Plain (system)'],
  },
  {
    name: 'Ink',
    colors: {
      paper: '#ffffff',
      surface: '#f6f6f6',
      ink: '#111111',
      muted: '#595959',
      line: '#dddddd',
      accent: '#111111',
      accentInk: '#ffffff',
    },
    heading: fontStacks.Industrial,
    body: fontStacks['Plain (system)'],
  },
  {
    name: 'Moss',
    colors: {
      paper: '#f4f5ec',
      surface: '#fdfef8',
      ink: '#232b1f',
      muted: '#596352',
      line: '#d6dac6',
      accent: '#43602f',
      accentInk: '#ffffff',
    },
    heading: fontStacks.Slab,
    body: fontStacks.Humanist,
  },
  {
    name: 'Rosewood',
    colors: {
      paper: '#fbf3f1',
      surface: '#fffafa',
      ink: '#33191c',
      muted: '#73565a',
      line: '#ead4d2',
      accent: '#8f2d3f',
      accentInk: '#ffffff',
    },
    heading: fontStacks.Elegant,
    body: fontStacks.Classical,
  },
  {
    name: 'Daylight',
    colors: {
      paper: '#fffdf4',
      surface: '#ffffff',
      ink: '#20242c',
      muted: '#5b6270',
      line: '#e6e0c9',
      accent: '#1d4ed8',
      accentInk: '#ffffff',
    },
    heading: fontStacks.Geometric,
    body: fontStacks.Geometric,
  },
  {
    name: 'Night',
    colors: {
      paper: '#14171c',
      surface: '#1d2128',
      ink: '#eceef1',
      muted: '#a9b1bc',
      line: '#343a44',
      accent: '#f2b95a',
      accentInk: '#1a1408',
    },
    heading: fontStacks.Geometric,
    body: fontStacks['Plain (system)'],
  },
  {
    name: 'Plum',
    colors: {
      paper: '#1d1523',
      surface: '#271d2f',
      ink: '#f3ebf6',
      muted: '#b9a8c2',
      line: '#40324a',
      accent: '#d9a3ef',
      accentInk: '#22112b',
    },
    heading: fontStacks.Rounded,
    body: fontStacks.Humanist,
  },
]

/** The values that a preset comes to in a template: of those of its colours and fonts that say what they are for. */
export function valuesOfPreset(preset: DesignPreset, fields: readonly TweakField[]): TweakValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueFor(field, preset)
      return value === null ? [] : [[field.key, value]]
    }),
  )
}

function valueFor(field: TweakField, { colors: chosen, heading, body }: DesignPreset): string | null {
  if (field.kind === 'font-family')
    return /head|title|logo|display|banner|serif/i.test(`${field.key} ${field.group}`) ? heading : body
  const role = field.kind === 'color' ? roleOfColor(field) : null
  return role === null ? null : chosen[role]
}
