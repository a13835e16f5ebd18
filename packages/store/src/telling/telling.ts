/** The rows of a table with verbs that tell what changed. A verb that answers false has changed nothing, and tells nobody. */
export function telling<
  Verb extends string,
  Rows extends Readonly<Record<Verb, (...given: never[]) => Promise<unknown>>>,
>(rows: Rows, verbs: readonly Verb[], tell: () => void): Rows {
  const tellingVerbs = verbs.map((verb) => [
    verb,
    async (...given: never[]) => {
      const answer = await rows[verb](...given)
      if (answer !== false) tell()
      return answer
    },
  ])
  return { ...rows, ...Object.fromEntries(tellingVerbs) }
}
