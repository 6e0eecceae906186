/**
 * React's own fields, which nothing outside of React reads: the minifier shortens them like any other inner
 * name. All of React is in one file, so a name is the same wherever it is used.
 */
const fields = [
  ...['alternate', 'stateNode', 'sibling', 'elementType', 'pendingProps', 'memoizedProps'],
  ...['memoizedState', 'memoizedValue', 'updateQueue', 'subtreeFlags', 'childLanes', 'deletions'],
  ...[
    'baseState',
    'baseQueue',
    'baseLanes',
    'firstBaseUpdate',
    'lastBaseUpdate',
    'hiddenCallbacks',
  ],
  ...['lastRenderedReducer', 'lastRenderedState', 'hasEagerState', 'eagerState', 'revertLane'],
  ...[
    'pendingLanes',
    'suspendedLanes',
    'pingedLanes',
    'expiredLanes',
    'warmLanes',
    'finishedLanes',
  ],
  ...['entangledLanes', 'entanglements', 'expirationTimes', 'hiddenUpdates', 'shellSuspendCounter'],
  ...['errorRecoveryDisabledLanes', 'containerInfo', 'pendingContext', 'cancelPendingCommit'],
  ...['callbackNode', 'callbackPriority', 'timeoutHandle', 'incompleteTransitions', 'pingCache'],
  ...[
    'identifierPrefix',
    'cachePool',
    'pooledCache',
    'parentPromise',
    'firstContext',
    'refCleanup',
  ],
  ...[
    '_visibility',
    '_pendingMarkers',
    '_transitions',
    '_retryCache',
    '_fragmentFiber',
    '_eventListeners',
  ],
  ...[
    'treeContext',
    'retryLane',
    'nextTransitions',
    'tailMode',
    'isBackwards',
    'renderingStartTime',
  ],
  ...['isDehydrated', 'pendingChildren', 'formState', 'blockedOn', 'unsuspend', '_currentValue'],
]

export const reactFields = new RegExp(`^(?:${fields.join('|')})$`)
