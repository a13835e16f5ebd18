/** Buttons at the foot of a phone's screen: how to reach the business (platform reference, section 2.2). */
export interface MobileInfoBar {
  readonly theme: 'light' | 'dark'
  readonly showsEmail: boolean
  readonly showsPhone: boolean
  readonly showsLocation: boolean
  readonly showsHours: boolean
}
