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
    colors: colors('#f6f1e7', '#fffdf8', '#2a2620', '#665d4f', '#ddd3c1', '#7a4a2b', '#ffffff'),
    heading: fontStacks.Bookish,
    body: fontStacks.Humanist,
  },
  {
    name: 'Harbour',
    colors: colors('#f3f6f8', '#ffffff', '#16242f', '#51636f', '#cfd9e0', '#1f5673', '#ffffff'),
    heading: fontStacks.Transitional,
    body: fontStacks['Plain (system)'],
  },
  {
    name: 'Ink',
    colors: colors('#ffffff', '#f6f6f6', '#111111', '#595959', '#dddddd', '#111111', '#ffffff'),
    heading: fontStacks.Industrial,
    body: fontStacks['Plain (system)'],
  },
  {
    name: 'Moss',
    colors: colors('#f4f5ec', '#fdfef8', '#232b1f', '#596352', '#d6dac6', '#43602f', '#ffffff'),
    heading: fontStacks.Slab,
    body: fontStacks.Humanist,
  },
  {
    name: 'Rosewood',
    colors: colors('#fbf3f1', '#fffafa', '#33191c', '#73565a', '#ead4d2', '#8f2d3f', '#ffffff'),
    heading: fontStacks.Elegant,
    body: fontStacks.Classical,
  },
  {
    name: 'Daylight',
    colors: colors('#fffdf4', '#ffffff', '#20242c', '#5b6270', '#e6e0c9', '#1d4ed8', '#ffffff'),
    heading: fontStacks.Geometric,
    body: fontStacks.Geometric,
  },
  {
    name: 'Night',
    colors: colors('#14171c', '#1d2128', '#eceef1', '#a9b1bc', '#343a44', '#f2b95a', '#1a1408'),
    heading: fontStacks.Geometric,
    body: fontStacks['Plain (system)'],
  },
  {
    name: 'Plum',
    colors: colors('#1d1523', '#271d2f', '#f3ebf6', '#b9a8c2', '#40324a', '#d9a3ef', '#22112b'),
    heading: fontStacks.Rounded,
    body: fontStacks.Humanist,
  },
]

function colors(
  paper: string,
  surface: string,
  ink: string,
  muted: string,
  line: string,
  accent: string,
  accentInk: string,
): DesignPreset['colors'] {
  return { paper, surface, ink, muted, line, accent, accentInk }
}

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
