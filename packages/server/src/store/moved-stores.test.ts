import { expect, test } from 'vitest'
import { postgresTool } from './relational/snapshot/postgres-tools.ts'
import { withoutSecrets } from './moved-stores.ts'

const address = 'postgres://sightline:secret1@db.example/sightline?password=secret2&sslmode=require'

test('an address is printed without its password and without its query', () => {
  expect(withoutSecrets(address)).toBe('postgres://sightline@db.example/sightline')
  expect(withoutSecrets('http://sightline:secret1@ch.example:8123/events?password=secret2#secret3')).toBe(
    'http://sightline@ch.example:8123/events',
  )
})

test('a command of PostgreSQL gets the password by its environment, wherever the address has it', () => {
  const { args, env } = postgresTool('pg_dump', address)
  expect(args).toEqual(['--dbname=postgres://sightline@db.example/sightline?sslmode=require'])
  expect(env).toMatchObject({ PGPASSWORD: 'secret2' })
})
