import { msg, plural } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { useText } from '../../../format/useText.ts'

/** The number of seconds from which on the countdown shows minutes. */
const longest = 120

/** The time until something can be sent again. It is announced once, and not each second. */
export function Countdown({ seconds }: { seconds: number }) {
  const text = useText()
  const [end] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setLeft(Math.ceil((end - Date.now()) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [end, isOver])
  return (
    <span role="timer" aria-live="off">
      {isOver ? text(msg`You can try again now.`) : left > longest ? text(inMinutes(left)) : text(inSeconds(left))}
    </span>
  )
}

const inSeconds = (count: number) =>
  msg`${plural(count, { one: 'You can try again in # second.', other: 'You can try again in # seconds.' })}`

const inMinutes = (seconds: number) => {
  const count = Math.ceil(seconds / 60)
  return msg`${plural(count, { one: 'You can try again in # minute.', other: 'You can try again in # minutes.' })}`
}
