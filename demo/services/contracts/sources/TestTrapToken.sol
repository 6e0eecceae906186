// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC20} from '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import {ERC20} from '@openzeppelin/contracts/token/ERC20/ERC20.sol';
import {TestProbe} from './TestProbe.sol';
import {TestToken} from './TestToken.sol';

/// For tests: a token whose transfers take more than the sent amount: of another token through an earlier allowance, or of
/// the token itself.
contract TestTrapToken is TestToken, TestProbe {
    Probe private _probe;
    IERC20 private _other;
    uint256 private _more;

    constructor() TestToken('Trap', 'TRAP', 18) {}

    /// With `other`, each transfer also takes `more` of `other`. Without `other`, transfers arrive only if `probe` detects a
    /// simulation.
    function set(Probe probe, IERC20 other, uint256 more) external {
        (_probe, _other, _more) = (probe, other, more);
    }

    /// Receiving ether also takes `more` of `other`.
    receive() external payable {
        _take();
    }

    function transfer(address to, uint256 amount) public override returns (bool) {
        _take();
        return super.transfer(_isTrial(_probe) ? to : address(this), amount);
    }

    function _take() private {
        if (_more == 0) return;
        if (address(_other) == address(this)) _transfer(msg.sender, address(this), _more);
        else _other.transferFrom(msg.sender, address(this), _more);
    }
}
