/** Adds up what parts of a run give, `{passed, failed, failures, passedAlone}`; `print` ends the run with what is wrong and the sums. */
export function addUp() {
  const sum = { passed: 0, failed: 0 }
  const allFailures = []
  const allPassedAlone = []
  return {
    add({ passed, failed, failures = [], passedAlone = [] }) {
      sum.passed += passed
      sum.failed += failed
      allFailures.push(...failures)
      allPassedAlone.push(...passedAlone)
    },
    print() {
      for (const failure of allFailures) console.log(`\n FAIL  ${failure}`)
      if (allPassedAlone.length > 0)
        console.log(
          '\nFailed beside other files and passed alone, on a second try: a moment that was missed, or something that a neighbour leaves behind:',
        )
      for (const name of allPassedAlone) console.log(`  ${name}`)
      console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
      process.exitCode = sum.failed === 0 ? 0 : 1
    },
  }
}
