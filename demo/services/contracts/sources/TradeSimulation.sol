// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IERC20} from '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import {SafeERC20} from '@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol';
import {IWrappedEther, TestAggregator} from './TestAggregator.sol';
import {TestToken} from './TestToken.sol';

/// Never deployed: an `eth_call` that would create this contract trades with funds of the contract and returns the received
/// amount, less the fees of the tokens.
contract TradeSimulation {
    using SafeERC20 for IERC20;

    address private constant NATIVE = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;

    /// The call sends the ether, including ether to be wrapped first; other tokens are minted here.
    constructor(TestAggregator aggregator, address from, address to, uint256 amount, address[] memory path) payable {
        uint256 value = from == NATIVE ? amount : 0;
        if (from != NATIVE) {
            if (msg.value > 0) IWrappedEther(from).deposit{value: amount}();
            else TestToken(from).mint(address(this), amount);
            IERC20(from).forceApprove(address(aggregator), amount);
        }
        uint256 before = _balance(to);
        aggregator.trade{value: value}(from, to, amount, path, 0, payable(address(this)));
        uint256 arrived = _balance(to) - before;
        assembly {
            mstore(0, arrived)
            return(0, 32)
        }
    }

    function _balance(address asset) private view returns (uint256) {
        return asset == NATIVE ? address(this).balance : IERC20(asset).balanceOf(address(this));
    }
}
