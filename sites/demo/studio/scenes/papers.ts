import { plain } from '../materials/metal.ts'
import { palette } from '../materials/palette.ts'
import { card, envelopeBack, notebook, pencil, poster, roll } from '../objects/paper-goods.ts'
import { tideCalendar } from '../objects/wave-mark.ts'
import { place, placeAll } from '../render/solid.ts'
import { pebble } from '../solids/pebble.ts'
import { frame, type Shot, studio, papers as tones, windowBars } from './studio.ts'

/** Ink, clay and paper as the printer mixes them. */
export const inks = {
  sea: '#6f8f9a',
  clay: '#b97a55',
  oat: '#d9c8ac',
  ink: '#2b323b',
  paper: '#f3eee4',
  moss: '#7c8760',
} as const

/** The paper goods of the shop. */
export const paperGoods: readonly Shot[] = [
  {
    file: 'tide-notebook-sea.jpg',
    shape: 'tall',
    scene: async () =>
      studio({
        solids: [
          ...placeAll(await notebook(inks.sea, inks.paper), { turn: 17 }),
          ...placeAll(pencil(palette.rust), { at: [8.8, 0, 1], turn: 80 }),
        ],
        paper: tones.sand,
        camera: frame([1.2, 0, 0.2], 30, 56),
      }),
  },
  {
    file: 'tide-notebook-group.jpg',
    shape: 'tall',
    scene: async () =>
      studio({
        solids: [
          ...placeAll(await notebook(inks.oat, inks.ink), { turn: 4 }),
          ...placeAll(await notebook(inks.clay, inks.paper), { at: [0.7, 1.58, 0.5], turn: -9 }),
          ...placeAll(await notebook(inks.sea, inks.paper), { at: [0.2, 3.16, -0.2], turn: 13 }),
        ],
        paper: tones.moss,
        camera: frame([0, 1.6, 0], 29, 36, -6),
      }),
  },
  {
    file: 'tide-calendar.jpg',
    shape: 'tall',
    scene: async () => {
      const sheet = await poster(tideCalendar(inks.ink, inks.clay, inks.paper), 40, 60)
      const pin = pebble(0.5, 0.5, 0.35, plain(palette.brass, 0.7, 0.3))
      return studio({
        solids: [
          place(sheet, { at: [0, 70, -25.7] }),
          place(pin, { at: [-18.6, 128.6, -25.4] }),
          place(pin, { at: [18.6, 128.6, -25.4] }),
        ],
        paper: tones.sea,
        camera: frame([0, 100, -25], 84, 0),
        backdrop: { depth: 26, bend: 12 },
        light: { pattern: windowBars(34, -52, 84) },
        exposure: 1.06,
      })
    },
  },
  {
    file: 'letter-set.jpg',
    shape: 'tall',
    scene: async () => {
      const sheet = (lines: string) =>
        card(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 200"><rect width="150" height="200" fill="#f5f1e8"/>${lines}</svg>`,
          15,
          20,
          0.05,
        )
      const envelope = await card(envelopeBack('#efe8da', inks.clay, false), 16, 11.5, 0.14)
      const open = await card(envelopeBack('#efe8da', inks.clay, true), 16, 11.5, 0.1)
      const blank = await sheet('')
      return studio({
        solids: [
          place(blank, { at: [-2.4, 0, -3.4], turn: -8 }),
          place(blank, { at: [-1.8, 0.06, -3], turn: -4 }),
          place(
            await sheet('<path d="M68 18q3-5 6 0t6 0 6 0" stroke="#2b323b" stroke-width="1.1" fill="none"/>'),
            { at: [-1.2, 0.12, -2.6], turn: 2 },
          ),
          place(open, { at: [1.4, 0.2, 7], turn: 12 }),
          place(envelope, { at: [3.4, 0.34, 9.4], turn: 24 }),
          ...placeAll(pencil(palette.ink), { at: [10.4, 0, -3], turn: 100 }),
        ],
        paper: tones.mist,
        camera: frame([0.6, 0, 1.6], 43, 62),
      })
    },
  },
  {
    file: 'wrapping-paper.jpg',
    shape: 'tall',
    scene: () => {
      const wavy = roll(palette.chalk, (a, y) =>
        Math.abs(((y + 0.5 * Math.sin(a * 2.4)) % 2.2) - 1.1) < 0.2 ? palette.deepSea : null,
      )
      const seeds = roll(palette.clay, (a, y) => {
        const row = Math.floor(y / 1.5)
        const u = ((a + 20 + (row % 2) * 0.85) % 1.7) - 0.85
        const v = y - row * 1.5 - 0.75
        return (u / 0.2) ** 2 + (v / 0.42) ** 2 < 1 ? palette.chalk : null
      })
      const kraft = roll(palette.kraft, () => null)
      return studio({
        solids: [
          place(kraft, { at: [-7, 0, -9], roll: 6, tilt: -13 }),
          place(wavy, { at: [-0.5, 0, -8], roll: 3, tilt: -15 }),
          place(seeds, { at: [7, 0, -9], roll: -5, tilt: -12 }),
        ],
        paper: tones.pale,
        camera: frame([0, 21.5, -10], 60, 8),
        backdrop: { depth: 24, bend: 4 },
      })
    },
  },
]
