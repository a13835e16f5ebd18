/** The shop's mark as SVG: three waves about the origin, `half` wide to each side. */
export function waves(ink: string, half: number, gap: number, stroke: number): string {
  return [-1, 0, 1]
    .map(
      (row) =>
        `<path d="${wave(half * (1 - 0.22 * Math.abs(row)), gap * 0.42, row * gap * 1.7)}" fill="none" stroke="${ink}" stroke-width="${stroke}" stroke-linecap="round"/>`,
    )
    .join('')
}

function wave(half: number, height: number, y: number): string {
  const step = half / 2
  const start = `M${-half} ${y}`
  const humps = [0, 1, 2, 3].map((i) => `q${step / 2} ${i % 2 ? height * 2 : -height * 2} ${step} 0`)
  return start + humps.join('')
}

/** The tide calendar as SVG, 400 by 600: the months as swelling lines. */
export function tideCalendar(ink: string, accent: string, paper: string): string {
  const months = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ]
  const lines = months.map((_, month) => {
    const y = 122 + month * 36
    const points = Array.from({ length: 31 * 12 + 1 }, (_unused, i) => {
      const day = i / 12
      const moon = 0.55 + 0.45 * Math.cos(((day + month * 30.4) / 14.77) * 2 * Math.PI)
      return `${(58 + day * 9.6).toFixed(1)} ${(y - 11 * moon * Math.cos(day * 2 * Math.PI)).toFixed(1)}`
    })
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${month % 12 === 0 ? accent : ink}" stroke-width="1.5" stroke-linejoin="round"/>
      <text x="46" y="${y + 3}" text-anchor="end" font-family="Liberation Serif, serif" font-size="9" fill="${ink}">${month + 1}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600"><rect width="400" height="600" fill="${paper}"/>
    <circle cx="200" cy="58" r="21" fill="${accent}"/><text x="200" y="570" text-anchor="middle" font-family="Liberation Serif, serif" font-size="17" letter-spacing="7" fill="${ink}">2027</text>${lines.join('')}</svg>`
}
