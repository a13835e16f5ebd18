import { useMediaQuery } from '@mantine/hooks'

/** Whether lists have too little room for columns: on a phone, and beside the menu on a tablet held upright. */
export function useLacksColumns(): boolean {
  return useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
}
