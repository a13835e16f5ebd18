import { color } from '../render/color.ts'

/** The shop's colours: clay, linen, sea, moss and ink, with the metals and woods beside them. */
export const palette = {
  chalk: color('#f3eee4'),
  linen: color('#e4d8c4'),
  oat: color('#d9c8ac'),
  sand: color('#c9b08c'),
  clay: color('#b97a55'),
  rust: color('#9c5536'),
  sea: color('#6f94a3'),
  deepSea: color('#3f6474'),
  moss: color('#7c8760'),
  pine: color('#4d5a41'),
  ink: color('#2b323b'),
  rose: color('#c99a86'),
  stoneware: color('#c4a684'),
  brass: color('#c99b50'),
  steel: color('#b9bcc0'),
  walnut: color('#6b452c'),
  oak: color('#b98f5f'),
  coffee: color('#3a2418'),
  wax: color('#f0dfb4'),
} as const
