/** Says what is being done and for how long, so that no step is silent for more than a few seconds. */

const isTerminal = Boolean(process.stderr.isTTY)

/** Runs `work`, showing `label` with the seconds passed; resolves or throws as `work` does. */
export async function showProgress(label, work) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  if (isTerminal) process.stderr.write(`  ${label} …`)
  else console.error(`  ${label} …`)
  const timer = setInterval(
    () => {
      if (isTerminal) process.stderr.write(`\r  ${label} … ${seconds()} s`)
      else console.error(`  ${label} … ${seconds()} s`)
    },
    isTerminal ? 1000 : 10_000,
  )
  try {
    const result = await work()
    if (isTerminal) process.stderr.write(`\r  ${label} … done in ${seconds()} s\n`)
    else console.error(`  ${label}: done in ${seconds()} s`)
    return result
  } catch (error) {
    if (isTerminal) process.stderr.write('\n')
    throw error
  } finally {
    clearInterval(timer)
  }
}

/** Ends the program with a sentence that says what happened and what to do; without the stack traces of who failed. */
export function giveUp(what, whatToDo, details = '') {
  console.error(`\n${what}`)
  const told = details.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  if (told.length > 0) console.error(`\n${told.slice(-12).join('\n')}`)
  console.error(`\n${whatToDo}`)
  process.exit(1)
}
