import { isSameSignature, signList } from './signature.ts'
import type { SignedList } from './signed-words.ts'

/** What a part of a token looks like. */
const patterns = {
  id: '[\\da-f]{24}',
  nonce: '[\\w-]{43}',
  version: '\\d{1,6}',
  moment: '\\d{1,15}',
} as const

type PartKind = keyof typeof patterns

/** The parts of a token by their names, in their order. */
type TokenShape = Readonly<Record<string, PartKind>>

/** What is read of a token; versions and moments are numbers. */
type TokenParts<Shape extends TokenShape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends 'version' | 'moment' ? number : string
}

/** The secret that signs, and what is signed beside the parts. */
type TokenContext<Beside> = Beside & { readonly secret: string }

/** A token for one purpose: `<part>.<part>.<signature>`. */
interface SignedToken<Parts, Beside> {
  make(parts: Parts, context: TokenContext<Beside>): string
  /** The parts of a token; null: it was not made here for this. */
  read(token: string, context: TokenContext<Beside>): Parts | null
}

/** Describes a token by its parts, and by the words that are signed for them. */
export function signedToken<const Shape extends TokenShape, Beside>(
  shape: Shape,
  wordsOf: (parts: TokenParts<Shape>, beside: Beside) => SignedList,
): SignedToken<TokenParts<Shape>, Beside> {
  const kinds = Object.entries<PartKind>(shape)
  const form = new RegExp(`^${kinds.map(([, kind]) => `(${patterns[kind]})\\.`).join('')}([\\w-]{43})$`)
  const sign = (parts: TokenParts<Shape>, context: TokenContext<Beside>) =>
    signList(context.secret, wordsOf(parts, context)).toString('base64url')
  return {
    make: (parts, context) => [...kinds.map(([name]) => parts[name]), sign(parts, context)].join('.'),
    read: (token, context) => {
      const found = form.exec(token)
      if (!found) return null
      const texts = found.slice(1)
      const signature = texts.at(-1) ?? ''
      const values = kinds.map(([name, kind], place) => [name, partOf(kind, texts[place] ?? '')] as const)
      // The form has just been matched.
      const parts = Object.fromEntries(values) as TokenParts<Shape>
      return isSameSignature(signature, sign(parts, context)) ? parts : null
    },
  }
}

function partOf(kind: PartKind, text: string): string | number {
  return kind === 'version' || kind === 'moment' ? Number(text) : text
}
