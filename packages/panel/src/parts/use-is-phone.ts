import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is too narrow for tables. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
}
