import { tablecloth } from '../materials/cloth.ts'
import { palette } from '../materials/palette.ts'
import { branch } from '../objects/greenery.ts'
import { card, envelopeBack, pencil } from '../objects/paper-goods.ts'
import { rawPot } from '../objects/pots.ts'
import { halfBuiltBowl, lump, shears, woodenTool } from '../objects/studio-tools.ts'
import { waves } from '../objects/wave-mark.ts'
import { place, placeAll } from '../render/solid.ts'
import { inks } from './papers.ts'
import { frame, papers, type Shot, studio, windowBars } from './studio.ts'

/** What the studio itself offers: a class, a pattern, a gift card. */
export const workshop: readonly Shot[] = [
  {
    file: 'handbuilding-workshop.jpg',
    shape: 'tall',
    scene: () =>
      studio({
        solids: [
          ...placeAll(halfBuiltBowl(), { at: [0, 0, -3] }),
          lump(4.2, { at: [-12.5, 3, 8] }),
          woodenTool(2, { at: [9, 0, 12], turn: 28 }),
          woodenTool(5, { at: [11.5, 0, 8.5], turn: 16 }),
          place(
            rawPot(
              [
                [2.4, 0],
                [3, 0.4],
                [4.2, 2.4],
                [4.5, 4],
              ],
              palette.clay,
            ),
            { at: [14, 0, -9] },
          ),
        ],
        paper: papers.warm,
        camera: frame([0, 5, 0], 47, 26),
        backdrop: { depth: 34, bend: 18, tableGrain: tablecloth(0.16) },
        light: { pattern: windowBars(19, 6, 10) },
      }),
  },
  {
    file: 'apron-pattern.jpg',
    shape: 'tall',
    scene: async () => {
      const sheet = (drawing: string) =>
        card(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 280"><rect width="210" height="280" fill="#f6f2ea"/><g fill="none" stroke="#2b323b">${drawing}</g></svg>`,
          21,
          28,
          0.05,
        )
      const bib =
        '<path d="M70 24H140V96Q140 130 176 140V256H34V140Q70 130 70 96Z" stroke-width="1.6"/><path d="M76 30H134V98Q134 136 170 146V250H40V146Q76 136 76 98Z" stroke-width=".7" stroke-dasharray="4 3"/><path d="M105 60V220M100 66 105 58 110 66" stroke-width=".8"/>'
      const pocket =
        '<rect x="40" y="60" width="130" height="110" rx="2" stroke-width="1.6"/><path d="M40 76H170M105 60V170" stroke-width=".7" stroke-dasharray="4 3"/><path d="M40 210H170M40 226H170" stroke-width="1.6"/>'
      return studio({
        solids: [
          place(await sheet(pocket), { at: [4, 0, -5], turn: 14 }),
          place(await sheet(bib), { at: [-1.6, 0.07, 0.6], turn: -7 }),
          ...placeAll(shears(), { at: [11.6, 0.1, 9], turn: 66 }),
          ...placeAll(pencil(palette.moss), { at: [-11.4, 0.1, 6], turn: 62 }),
        ],
        paper: papers.clay,
        camera: frame([0.6, 0, 0.6], 47, 64),
      })
    },
  },
  {
    file: 'gift-card.jpg',
    shape: 'tall',
    scene: async () => {
      const face = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 105"><rect width="160" height="105" fill="#f3eee4"/><g transform="translate(80 47)">${waves(inks.sea, 30, 6, 1.6)}</g><text x="80" y="84" text-anchor="middle" font-family="Liberation Serif, serif" font-size="8" letter-spacing="3.4" fill="#2b323b">FOR YOU</text></svg>`
      return studio({
        solids: [
          place(await card(envelopeBack(inks.clay, '#8f5a3c', false), 17.4, 12, 0.16), {
            at: [-0.6, 0, -2.4],
            turn: -11,
          }),
          place(await card(face, 16, 10.5, 0.1), { at: [0.8, 0.18, 2.6], turn: 9 }),
          ...placeAll(
            branch(
              [
                [-9, 0.3, 0],
                [-4, 0.5, 0.5],
                [1, 0.6, 0.2],
                [6, 0.7, -1],
              ],
              8,
              1,
            ),
            { at: [3, 0.4, 9.6], turn: 16 },
          ),
        ],
        paper: papers.moss,
        camera: frame([0, 0, 1.4], 33, 60),
      })
    },
  },
]
