import { useState } from 'react'
import { TrendChart } from '../../charts/index.ts'
import { Switch } from '../../components/inputs/index.ts'
import { Card, PageHeader, Stack } from '../../components/layout/index.ts'
import { Paywall, PaywallDrawing } from '../../product/index.ts'

const points = [2950, 3120, 3305, 2760, 2410, 3488, 3602].map((value, day) => ({
  start: `2026-11-${13 + day}T00:00:00.000Z`,
  value,
  isPartial: false,
}))

/**
 * A page with a paywall: available features stay usable; a requested locked feature is covered, with a link to the
 * plans.
 */
export function ExampleLockedPage() {
  const [isForecast, setIsForecast] = useState(true)
  return (
    <Stack>
      <PageHeader
        title="harborlane.com"
        actions={
          <Switch isSelected={isForecast} onChange={setIsForecast}>
            Forecast
          </Switch>
        }
      />
      <Card title="Traffic">
        <TrendChart
          name="Visitors"
          total="21.6k"
          period="Nov 13 – Nov 19"
          points={points}
          interval="day"
          timeZone="Europe/Berlin"
        />
      </Card>
      <Paywall
        title="Forecasts are for premium members."
        benefit="See the days to come, with an interval in which 80 of 100 of them should lie."
        plansHref="#plans"
        source="forecast"
        share={1}
        isOpen={isForecast}
        onOpenChange={setIsForecast}
      >
        <div style={{ blockSize: 240 }}>
          <PaywallDrawing />
        </div>
      </Paywall>
    </Stack>
  )
}
