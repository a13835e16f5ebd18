/** Adds up what parts of a run give, `{passed, failed, failures}`; `print` ends the run with what is wrong and the sums. */
export function addUp() {
  const sum = { passed: 0, failed: 0 }
  const allFailures = []
  return {
    add({ passed, failed, failures = [] }) {
      sum.passed += passed
      sum.failed += failed
      allFailures.push(...failures)
    },
    print() {
      for (const failure of allFailures) console.log(`\n FAIL  ${failure}`)
      console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
      process.exitCode = sum.failed === 0 ? 0 : 1
    },
  }
}
