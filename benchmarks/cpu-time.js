import { spawnSync } from 'node:child_process'

/**
 * Returns the CPU time of a process and all its threads in milliseconds, as reported by the shell that starts the
 * process. A busy machine affects it least. The shell reports hundredths of a second, so a short process runs
 * `times` times.
 */
export function cpuMilliseconds(parameters, times = 1) {
  const script = `for run in $(seq ${times}); do "$@" > /dev/null || exit 1; done; times`
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, 'sh', process.execPath, ...parameters], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`A process failed: ${stderr}`)
  const [, ofChildren = ''] = stdout.split('\n')
  const seconds = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].map(([, m, s]) => 60 * Number(m) + Number(s))
  return (1000 * seconds.reduce((sum, one) => sum + one, 0)) / times
}
