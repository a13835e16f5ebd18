/** Nobody fills in a form and has it sent in less. */
export const hurryMs = 2_000
