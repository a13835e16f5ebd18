import type { Plugin } from 'vite'

/** Colours of Mantine that the panel uses nowhere: each is a score of variables, in light and in dark. */
export const unusedColours: readonly string[] = ['cyan', 'grape', 'green', 'indigo', 'lime', 'pink', 'violet']

/** Variables of one of these colours, as Mantine's style sheet declares them. */
const theirVariables = new RegExp(`\\s*--mantine-color-(?:${unusedColours.join('|')})-[\\w-]+:[^;}]+;?`, 'g')

/**
 * Leaves out of the panel what its libraries bring and nobody uses: colours, and the keys of lucide's drawings, which are random letters that do not
 * compress. React needs keys for lists that change, and the lines of an icon never do.
 */
export function leaveUnusedOut(): readonly Plugin[] {
  return [
    {
      name: 'leave-colours-out',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /@mantine\/core\/styles\/default-css-variables\.layer\.css/ },
        handler: (code) => ({ code: code.replace(theirVariables, ''), map: null }),
      },
    },
    {
      name: 'leave-icon-keys-out',
      apply: 'build',
      transform: {
        filter: { id: /lucide-react\/dist\/esm\/icons\// },
        handler: (code) => ({ code: code.replace(/, key: "\w+"/g, ''), map: null }),
      },
    },
  ]
}
