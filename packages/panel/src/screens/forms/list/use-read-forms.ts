import { useQueryClient } from '@tanstack/react-query'
import { listFormsCall } from '@vitrine/contract/forms/form-list-calls'

/** Reads the list of forms again, after something was done with one. */
export function useReadForms(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [listFormsCall.name] })
}
