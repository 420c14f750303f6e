import { spawnSync } from 'node:child_process'

/**
 * Returns the CPU time of a process and all its threads in milliseconds, as reported by the shell that starts the
 * process. A busy machine affects it least.
 */
export function cpuMilliseconds(parameters) {
  const script = '"$@" > /dev/null || exit 1; times'
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, 'sh', process.execPath, ...parameters], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`A process failed: ${stderr}`)
  const [, ofChildren = ''] = stdout.split('\n')
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + 1000 * (60 * Number(m) + Number(s)),
    0,
  )
}
