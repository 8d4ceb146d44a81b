import { useState } from 'react'
import { TrendChart } from '../../charts/index.ts'
import { Switch } from '../../components/inputs/index.ts'
import { Card, PageHeader, Stack } from '../../components/layout/index.ts'
import { Paywall, PaywallDrawing } from '../../product/index.ts'

const startOf = (day: number) => new Date(Date.UTC(2026, 9, day)).toISOString()

/** October 30 to November 19, and the days of the forecast. */
const points = [3080, 3110, 3410, 3000, 2760, 2480, 2640, 3010, 3230, 3700, 3150, 3010, 2520, 2680, 2950, 3120, 3305]
  .concat([2760, 2410, 3488, 3602])
  .map((value, day) => ({ start: startOf(30 + day), value, isPartial: false }))
const ahead = Array.from({ length: 18 }, (_, day) => startOf(51 + day).slice(0, 10))

const drawingFrom = (start: number) => <PaywallDrawing start={start} />

/**
 * A page with a paywall: available features stay usable; a requested locked feature is covered, with a link to the
 * plans.
 */
export function ExampleLockedPage() {
  const [isForecast, setIsForecast] = useState(true)
  // The focus moves to the card for who asks for it, and not when the page opens.
  const [hasAsked, setHasAsked] = useState(false)
  return (
    <Stack>
      <PageHeader
        title="harborlane.com"
        actions={
          <Switch
            isSelected={isForecast}
            onChange={(isOn) => {
              setIsForecast(isOn)
              setHasAsked(true)
            }}
          >
            Forecast
          </Switch>
        }
      />
      <Paywall
        title="Forecasts are for premium members."
        benefit="See the days to come, with an interval in which 80 of 100 of them should lie."
        plansHref="#plans"
        source="forecast"
        share={ahead.length / (points.length - 1 + ahead.length)}
        autoFocus={hasAsked}
        isOpen={isForecast}
        onOpenChange={setIsForecast}
      >
        <Card title="Traffic">
          <TrendChart
            name="Visitors"
            total="63.4k"
            period="Oct 30 – Nov 19"
            points={points}
            interval="day"
            timeZone="UTC"
            today="2026-11-19"
            locked={isForecast ? { days: ahead, cover: drawingFrom } : undefined}
          />
        </Card>
      </Paywall>
    </Stack>
  )
}
