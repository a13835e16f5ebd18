/** Does a step of the start, and says so when it takes more than a second. */
export async function showProgress<Result>(what: string, step: () => Promise<Result>): Promise<Result> {
  const startedAtMs = performance.now()
  let isShown = false
  const timer = setTimeout(() => {
    isShown = true
    console.log(`${what} …`)
  }, 1_000)
  try {
    return await step()
  } finally {
    clearTimeout(timer)
    if (isShown) console.log(`${what}: done in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`)
  }
}
