import { HeatMap } from '../../charts/index.ts'
import { Card, PageHeader, Stack } from '../../components/layout/index.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

const items = weekdays.map((label, day) => ({
  id: label,
  label,
  values: hours.map((_, hour) => Math.max(0, Math.round((day > 4 ? 60 : 130) * Math.sin(((hour - 5) / 19) * Math.PI)))),
}))

/** The visits of every hour of the week, from the sums of a range. */
export function ExampleWeekByHour() {
  return (
    <Stack>
      <PageHeader title="harborlane.com" />
      <Card title="Hours of the week">
        <HeatMap name="Visitors" period="Nov 7 – Nov 20" rowsLabel="Weekday" items={items} columns={hours} />
      </Card>
    </Stack>
  )
}
