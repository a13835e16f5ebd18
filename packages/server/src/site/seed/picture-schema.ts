import { type Static, Type } from 'typebox'

/** A picture of the sample content: its file beneath `content/`, and its words for those who do not see it. */
export const picture = Type.Object({ file: Type.String(), alt: Type.String() })

export type PictureSeed = Static<typeof picture>
