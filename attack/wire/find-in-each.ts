import type { Finding } from '../assault.ts'

/** Requests on their way at a time: enough to keep a server busy. */
const atOnce = 12

/** Looks at each of many things, several at a time; gives all that was found. */
export async function findInEach<Each>(
  many: Iterable<Each>,
  look: (each: Each) => Promise<readonly Finding[]>,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const toCome = many[Symbol.iterator]()
  const lookInTurn = async () => {
    for (let next = toCome.next(); !next.done; next = toCome.next())
      findings.push(...(await look(next.value)))
  }
  await Promise.all(Array.from({ length: atOnce }, lookInTurn))
  return findings
}
